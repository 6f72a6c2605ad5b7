/** What `toolgate --help` prints. */
export const USAGE = `toolgate checks the tool calls of language models against the JSON Schema of the tools.

  toolgate check TOOLS CALL…            answers every call: passed, or the refusal that the model would read
  toolgate lint TOOLS                   lists all that registration refuses or warns of
  toolgate help TOOLS [TOOL [ACTION]]   explains the tools, one tool, or one action

TOOLS is a file: a tools/list answer, an array of tools, or one tool a line. Tools of MCP, of Anthropic
(input_schema) and of OpenAI (function) are taken, and tools with actions.
CALL is a file of calls, as JSON or one a line: {name, arguments}, {tool, arguments}, a tools/call request, OpenAI's
function call with its arguments as text, Anthropic's tool_use. What begins with { or [ is itself the call.
Either may be - for standard input.

  --json                              answers for machines, one JSON value a line
  --unknown-keys refuse|schema        whether keys that a schema does not speak of are refused (refuse)
  --keys quote|hide                   whether refusals spell keys that no schema declares (quote)
  --dialect NAME                      of schemas that name none: 2020-12, 2019-09, draft-07, draft-06 or draft-04
  --unknown-formats refuse|ignore     what becomes of a schema with an unknown format (refuse)
  --skip-faulty                       leave faulty tools out instead of stopping
  --version, --help

Exit code: 0 all passed, 1 something was refused, 2 the command line, a file or a tool could not be used.
`;
