import { reference } from './contender.js';
import type { Report } from './report.js';

const barHeight = 14;
const labelWidth = 110;
const plotWidth = 560;
const width = labelWidth + plotWidth + 60;
const headHeight = 44;

/** The ratios of a report as a picture (SVG 2): one group of bars a variant, one bar a contender, on a log scale. */
export function toChart({ title, machine, date, variants }: Report): string {
  const shown = variants.filter(({ standings }) => standings.length > 0);
  const all = shown.flatMap(({ standings }) => standings.map(({ figure }) => figure));
  const least = Math.min(0.1, ...all);
  const most = Math.max(2, ...all);
  const place = (value: number): number => labelWidth + (Math.log(value / least) / Math.log(most / least)) * plotWidth;
  const parts: string[] = [];
  let top = headHeight;
  for (const { variant, goals, standings } of shown) {
    parts.push(text(8, top + 12, variant, 'font-weight="bold"'));
    top += 20;
    const first = top;
    for (const { name, figure } of standings) {
      const end = place(figure);
      const colour = name === 'toolgate' ? '#1b7f4d' : name === reference ? '#555555' : '#9db4c8';
      parts.push(text(labelWidth - 6, top + 11, name, 'text-anchor="end"'));
      parts.push(
        `<rect x="${labelWidth}" y="${top}" width="${Math.max(1, end - labelWidth).toFixed(1)}" height="${barHeight - 3}" fill="${colour}"/>`,
        text(end + 4, top + 11, figure.toFixed(2)),
      );
      top += barHeight;
    }
    parts.push(mark(place(1), first, top, '#555555'));
    const [goal] = goals;
    if (goal !== undefined) parts.push(mark(place(goal.limit), first, top, '#c0392b'));
    top += 12;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" font-family="sans-serif" font-size="11">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    text(8, 18, `${title}: ratios to Ajv, log scale, shorter is better; red: toolgate's goal`, 'font-size="13"'),
    text(8, 34, `${machine}; ${date}`, 'fill="#666666"'),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function mark(x: number, from: number, to: number, colour: string): string {
  return `<line x1="${x.toFixed(1)}" y1="${from - 2}" x2="${x.toFixed(1)}" y2="${to}" stroke="${colour}" stroke-dasharray="3 2"/>`;
}

function text(x: number, y: number, content: string, attributes = ''): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x.toFixed(1)}" y="${y}" ${attributes}>${escaped}</text>`;
}
