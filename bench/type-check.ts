import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Tools in the measured file. */
const TOOLS = 50;
const ROUNDS = 3;

const project = fileURLToPath(new URL('..', import.meta.url));

/** One of the tools: every third has actions. Half a dozen properties each, as real tools have. */
function toolText(index: number, define: string): string {
  const properties = `{
    id: { type: 'integer', minimum: 1 }, title: { type: 'string', maxLength: ${index + 10} },
    state: { type: 'string', enum: ['open', 'done', 'late'] }, tags: { type: 'array', items: { type: 'string' } },
    owner: { type: 'object', properties: { name: { type: 'string' }, mail: { type: 'string' } }, required: ['name'] },
    place: { oneOf: [{ type: 'object', properties: { kind: { const: 'room' }, number: { type: 'integer' } }, required: ['kind'] },
      { type: 'object', properties: { kind: { const: 'url' }, url: { type: 'string' } }, required: ['kind', 'url'] }] },
  }`;
  const run = 'run: (data) => [data.title, data.owner?.name, data.tags?.length]';
  const untyped = 'run: (data: any) => [data.title, data.owner?.name, data.tags?.length]';
  const handler = define === '' ? untyped : run;
  const body =
    index % 3 === 0
      ? `description: 'd', actions: { create: { description: 'd', properties: ${properties}, required: ['title'], ${handler} },
          change: { description: 'd', properties: ${properties}, required: ['id'], ${handler} } }`
      : `inputSchema: { type: 'object', properties: ${properties}, required: ['id', 'title'] }, ${handler}`;
  return `export const tool${index} = ${define}({ name: 'tool${index}', ${body} });\n`;
}

/** Milliseconds of processor time of one type check of the file, in this process. */
function check(file: string): number {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const started = process.cpuUsage();
  const program = ts.createProgram([file], options);
  const faults = ts.getPreEmitDiagnostics(program);
  const { user, system } = process.cpuUsage(started);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

/** Measures what `defineTool` costs the type checker: one file of tools, with it and without, in turns. */
function main(): void {
  const folder = mkdtempSync(join(project, 'bench/type-check-'));
  try {
    const tools = Array.from({ length: TOOLS }, (_, index) => index);
    const head = `import { defineTool } from ${JSON.stringify(join(project, 'dist/index.js'))};\n`;
    const files = { with: join(folder, 'with.ts'), without: join(folder, 'without.ts') };
    writeFileSync(files.with, head + tools.map((index) => toolText(index, 'defineTool')).join(''));
    writeFileSync(files.without, `${head}void defineTool;\n${tools.map((index) => toolText(index, '')).join('')}`);
    const took = { with: [] as number[], without: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const form of ['without', 'with'] as const) {
        const time = check(files[form]);
        // The first round warms up the checker itself.
        if (round > 0) took[form].push(time);
      }
    }
    const [plain, typed] = [median(took.without), median(took.with)];
    console.log(
      `${TOOLS} tools: ${plain.toFixed(0)} ms without types, ${typed.toFixed(0)} ms with: ${(typed - plain).toFixed(0)} ms more`,
    );
    process.exitCode = typed - plain <= 2000 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
