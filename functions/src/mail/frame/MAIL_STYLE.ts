import { DARK, LIGHT, type MailColor } from './mailColors.ts'

interface Part {
  readonly css: string
  /** The colors of properties. In the dark, the style element replaces them. */
  readonly colors?: Readonly<Partial<Record<'background-color' | 'border-color' | 'color', MailColor>>>
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Breaks long words and addresses, so that no line is wider than a narrow screen. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word'

/** The parts of a mail. */
const PARTS = {
  canvas: {
    css: `margin:0;padding:0;${FONT};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%`,
    colors: { 'background-color': 'canvas', color: 'text' },
  },
  preview: { css: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px' },
  page: { css: 'width:100%;border-spacing:0', colors: { 'background-color': 'canvas' } },
  margin: { css: 'padding:24px 12px' },
  column: { css: 'width:100%;max-width:560px;border-spacing:0;table-layout:fixed;text-align:left' },
  brand: {
    css: `padding:0 4px 16px;${FONT};font-size:17px;font-weight:700;letter-spacing:-0.01em`,
    colors: { color: 'accent' },
  },
  card: {
    css: `padding:28px 24px 16px;border:1px solid;border-radius:12px;${FONT};font-size:16px;line-height:1.5;${BREAK}`,
    colors: { 'background-color': 'surface', 'border-color': 'border', color: 'text' },
  },
  heading: {
    css: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.015em',
    colors: { color: 'text' },
  },
  paragraph: { css: 'margin:0 0 12px' },
  block: {
    css: 'width:100%;margin:20px 0;border:1px solid;border-radius:10px;border-spacing:0;border-collapse:separate',
    colors: { 'border-color': 'border' },
  },
  tileCell: { css: 'width:64px;padding:14px 0 14px 14px;vertical-align:top' },
  tile: {
    css: 'width:64px;border:1px solid;border-radius:8px;border-spacing:0;border-collapse:separate;overflow:hidden;text-align:center',
    colors: { 'border-color': 'border' },
  },
  month: {
    css: 'padding:3px 0;border-radius:7px 7px 0 0;font-size:12px;font-weight:700;line-height:16px;text-transform:uppercase',
    colors: { 'background-color': 'accentSoft', color: 'accent' },
  },
  day: {
    css: 'padding:4px 0 0;font-size:24px;font-weight:700;line-height:28px',
    colors: { color: 'text' },
  },
  weekday: { css: 'padding:0 0 5px;font-size:12px;line-height:16px', colors: { color: 'textMuted' } },
  facts: { css: `padding:14px;vertical-align:top;${BREAK}` },
  title: { css: 'margin:0 0 4px;font-size:17px;font-weight:700;line-height:1.3', colors: { color: 'text' } },
  line: { css: 'font-size:15px;line-height:1.5', colors: { color: 'text' } },
  was: { css: 'font-weight:400;text-decoration:line-through', colors: { color: 'textMuted' } },
  buttonRow: { css: 'width:100%;margin:20px 0 16px;border-spacing:0' },
  button: { css: 'border-radius:8px', colors: { 'background-color': 'accent' } },
  buttonLink: {
    css: 'display:block;padding:12px 20px;border-radius:8px;font-size:16px;font-weight:600;line-height:20px;text-decoration:none',
    colors: { color: 'onAccent' },
  },
  links: { css: 'margin:0 0 16px' },
  link: { css: 'text-decoration:underline', colors: { color: 'accent' } },
  footer: {
    css: `padding:16px 4px 0;${FONT};font-size:13px;line-height:1.6;${BREAK}`,
    colors: { color: 'textMuted' },
  },
} as const satisfies Readonly<Record<string, Part>>
type PartName = keyof typeof PARTS

const colorsOf = ({ colors = {} }: Part, scheme: Readonly<Record<MailColor, string>>): readonly string[] =>
  Object.entries(colors).map(([property, color]) => `${property}:${scheme[color]}`)

/** The attributes that give an element the style of a part. */
export function style(name: PartName): string {
  const part: Part = PARTS[name]
  return ` class="${name}" style="${[part.css, ...colorsOf(part, LIGHT)].join(';')}"`
}

const darkRule = ([name, part]: readonly [string, Part]): string =>
  `.${name}{${colorsOf(part, DARK)
    .map((each) => `${each} !important`)
    .join(';')}}`

/** The style element of a mail: the dark scheme. Programs that ignore it show the light one. */
export const MAIL_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${Object.entries(PARTS).map(darkRule).join('')}}`,
].join('')
