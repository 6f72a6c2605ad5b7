import { existsSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const hostsInstalled = existsSync(new URL('spec/examples/hosts/node_modules', import.meta.url));
const benchInstalled = existsSync(new URL('bench/node_modules', import.meta.url));
const sdksInstalled = existsSync(new URL('test/mcp/node_modules', import.meta.url));

/** Regular expressions: every one that stays must be provably linear, and must mean what it seems to mean. */
const safeRegularExpressions = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false, ignorePartial: false }],
    'regexp/no-dupe-disjunctions': ['error', { report: 'all' }],
    'regexp/no-contradiction-with-assertion': 'error',
    'regexp/no-empty-alternative': 'error',
    'regexp/no-empty-character-class': 'error',
    'regexp/no-invalid-regexp': 'error',
    'regexp/no-misleading-unicode-character': 'error',
    'regexp/no-obscure-range': 'error',
    'regexp/no-optional-assertion': 'error',
    'regexp/no-potentially-useless-backreference': 'error',
    'regexp/no-useless-assertions': 'error',
    'regexp/no-useless-flag': 'error',
    'regexp/require-unicode-regexp': 'error',
  },
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'bench/results/',
    'spec/JSON-Schema-Test-Suite/',
    // The contenders import packages that only `npm ci --prefix bench` installs; without them every type is unknown.
    ...(benchInstalled ? [] : ['bench/contenders/']),
    // So do the examples inside hosts, by `npm ci --prefix spec/examples/hosts`.
    ...(hostsInstalled ? [] : ['spec/examples/hosts/']),
    // So do the official MCP SDKs, with `npm ci --prefix test/mcp`.
    ...(sdksInstalled ? [] : ['test/mcp/sdk/', 'test/mcp/examples/']),
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked, safeRegularExpressions],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'off',
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A loop that only asks whether there are keys has a variable that nothing reads: it is called `_`.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_$' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // An index inside the bounds of its loop is proven by the loop; a second test at run time would cost for nothing.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // JSON Schema counts code points: to spread a text into them is what is meant.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // Checkers, hooks and keywords are records of functions without \`this\`; taking one out of its record is the point.
      '@typescript-eslint/unbound-method': 'off',
      // Loops that run once for each value of a call are written with an index on purpose.
      '@typescript-eslint/prefer-for-of': 'off',
      // Where the empty text means "absent" too, `||` is what is meant.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    files: ['src/cli/**/*.ts', 'src/build/**/*.ts', 'spec/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // node:test awaits what `test` returns by itself.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
      // Tests hand over empty functions as the dull value that they are.
      '@typescript-eslint/no-empty-function': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^(test|it)$/] > :function:not(:has(Identifier[name=/^assert/]))',
          message: 'This test asserts nothing: call assert, fc.assert or a helper named assert….',
        },
        {
          selector: 'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(only|todo|skip)$/]',
          message: 'A committed test runs; one that lacks its data is skipped with { skip: reason }.',
        },
      ],
    },
  },
  {
    // The low-level servers are deprecated in favour of the SDK's own checks, which are what toolgate stands in for.
    files: ['test/mcp/sdk/**/*.ts', 'test/mcp/examples/**/*.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off', 'no-console': 'off' },
  },
);
