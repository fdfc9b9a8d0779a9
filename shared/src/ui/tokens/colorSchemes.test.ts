import { type ColorScheme, DARK, LIGHT } from './colorSchemes.ts'

const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const BEHIND_TEXT = ['canvas', 'surface', 'sunken'] as const
const TEXTS = ['text', 'textMuted', 'accent', 'danger', 'warning', 'hint', 'success'] as const
const PAIRS_OF_TEXT: readonly (readonly [keyof ColorScheme, keyof ColorScheme])[] = [
  ...BEHIND_TEXT.flatMap((behind) => TEXTS.map((text) => [text, behind] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['hint', 'hintSoft'],
  ['success', 'successSoft'],
  ['text', 'dangerSoft'],
  ['text', 'warningSoft'],
  ['text', 'hintSoft'],
  ['text', 'successSoft'],
]

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s colours', (_name, scheme) => {
  test.each(PAIRS_OF_TEXT)('%s on %s can be read (4.5:1)', (text, behind) => {
    expect(contrast(scheme[text], scheme[behind])).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['borderStrong', 'canvas'],
    ['borderStrong', 'surface'],
    ['focus', 'canvas'],
    ['focus', 'surface'],
    ['focus', 'sunken'],
  ] as const)('%s on %s can be seen (3:1)', (line, behind) => {
    expect(contrast(scheme[line], scheme[behind])).toBeGreaterThanOrEqual(3)
  })
})
