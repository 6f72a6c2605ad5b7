/** What this reads of an event of node:test's runner. */
export interface TestEvent {
  readonly type: string;
  readonly data: unknown;
}

interface EventData {
  readonly name?: string;
  readonly nesting?: number;
  readonly message?: string;
  readonly file?: string;
  readonly skip?: string | boolean;
}

/**
 * Follows a run of node:test: takes its closing figures out of the stream, so that they can be printed last in their
 * TAP form (`# tests 12`), and finds the files that held no test, which node counts as passed.
 */
export class TestSummary {
  private readonly figures = new Map<string, number>();
  private readonly emptyFiles: string[] = [];
  private readonly skipReasons = new Map<string, number>();
  private readonly files: ReadonlySet<string>;

  constructor(files: readonly string[]) {
    this.files = new Set(files);
  }

  /** Passes on every event except the closing figures. */
  async *watch(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
    for await (const event of events) {
      if (!this.keepFigure(event)) yield event;
    }
  }

  /** What ends the output: files without a test, reasons of skipped tests, then node's figures. */
  closingLines(): string[] {
    return [
      ...this.emptyFiles.map((file) => `# holds no test: ${file}`),
      ...[...this.skipReasons].map(([reason, count]) => `# skipped ${count}: ${reason}`),
      ...[...this.figures].map(([name, value]) => `# ${name} ${value}`),
    ];
  }

  /** Whether at least one test ran, each file held one, and none failed. */
  succeeded(): boolean {
    const figure = (name: string): number => this.figures.get(name) ?? 0;
    return figure('pass') > 0 && figure('fail') === 0 && figure('cancelled') === 0 && this.emptyFiles.length === 0;
  }

  private keepFigure(event: TestEvent): boolean {
    const data = event.data as EventData;
    if (event.type === 'test:pass' && data.nesting === 0) {
      if (data.name !== undefined && this.files.has(data.name)) this.emptyFiles.push(data.name);
      if (typeof data.skip === 'string') this.skipReasons.set(data.skip, (this.skipReasons.get(data.skip) ?? 0) + 1);
    }
    if (event.type !== 'test:diagnostic' || data.nesting !== 0 || data.file !== undefined) return false;
    const [name, value] = (data.message ?? '').split(' ');
    if (name === undefined || value === undefined) return false;
    this.figures.set(name, Number(value));
    return true;
  }
}
