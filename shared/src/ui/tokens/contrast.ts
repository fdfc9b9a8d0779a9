import type { ColorScheme } from './colorSchemes.ts'

const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast ratio of two colors, from 1 to 21, as WCAG 2.2 defines it.
 *
 * @param one sRGB as #rrggbb
 */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export type ColorPair = readonly [front: keyof ColorScheme, behind: keyof ColorScheme]

const on = (behinds: readonly (keyof ColorScheme)[], fronts: readonly (keyof ColorScheme)[]) =>
  behinds.flatMap((behind) => fronts.map((front): ColorPair => [front, behind]))

/** Every pair of text and background color. Its contrast is at least 4.5. */
export const TEXT_PAIRS: readonly ColorPair[] = [
  ...on(
    ['canvas', 'surface', 'sunken'],
    ['text', 'textMuted', 'accent', 'accentHover', 'danger', 'warning', 'hint', 'success'],
  ),
  ...on(['pressed'], ['text', 'textMuted']),
  ...on(['raised'], ['text', 'success']),
  ...on(
    ['accentSoft', 'dangerSoft', 'warningSoft', 'hintSoft', 'successSoft'],
    ['text', 'textMuted', 'accent'],
  ),
  ...on(['accentFill', 'accentFillHover', 'accentFillPressed'], ['onAccent']),
  ...on(['dangerFill', 'dangerFillHover', 'dangerFillPressed'], ['onDanger']),
  ['danger', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['hint', 'hintSoft'],
  ['success', 'successSoft'],
  // A tooltip inverts the page's colors.
  ['canvas', 'text'],
]

/** Every pair of colors that shows a control or its state. Its contrast is at least 3. */
export const SHAPE_PAIRS: readonly ColorPair[] = on(
  ['canvas', 'surface', 'sunken'],
  ['borderStrong', 'accentFill', 'focus', 'danger'],
)
