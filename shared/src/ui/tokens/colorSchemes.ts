/** Every color of the product by purpose. Values are sRGB hex, so that a test can compute the contrast. */
export interface ColorScheme {
  /** The background of the page. */
  readonly canvas: string
  /** Cards, dialogs, menus. */
  readonly surface: string
  /** Neutral controls on hover, and inset areas. */
  readonly sunken: string
  /** Neutral controls while they are pressed. */
  readonly pressed: string
  /** A selected segment on a sunken track. */
  readonly raised: string
  /** Decorative lines. */
  readonly border: string
  /** Outlines of controls (3:1 against the background). */
  readonly borderStrong: string
  /** Outlines of buttons. In the dark, where shadows do not show, they alone set a button off (3:1). */
  readonly borderControl: string
  readonly text: string
  readonly textMuted: string
  /** Text, icons and lines of links. */
  readonly accent: string
  readonly accentHover: string
  /** The background of primary buttons and of controls that are on. */
  readonly accentFill: string
  readonly accentFillHover: string
  readonly accentFillPressed: string
  /** Text on an accent fill. */
  readonly onAccent: string
  /** The background of a selected or current item. */
  readonly accentSoft: string
  readonly danger: string
  readonly dangerFill: string
  readonly dangerFillHover: string
  readonly dangerFillPressed: string
  readonly onDanger: string
  readonly dangerSoft: string
  readonly warning: string
  readonly warningSoft: string
  readonly hint: string
  readonly hintSoft: string
  readonly success: string
  readonly successSoft: string
  readonly focus: string
}

export const LIGHT: ColorScheme = {
  canvas: '#fafafb',
  surface: '#ffffff',
  sunken: '#f1f1f4',
  pressed: '#e7e8ec',
  raised: '#ffffff',
  border: '#e2e3e8',
  borderStrong: '#868a95',
  borderControl: '#e2e3e8',
  text: '#1a1b1f',
  textMuted: '#5a5e69',
  accent: '#2456c4',
  accentHover: '#1c469f',
  accentFill: '#2456c4',
  accentFillHover: '#1c469f',
  accentFillPressed: '#173a85',
  onAccent: '#ffffff',
  accentSoft: '#e9effc',
  danger: '#b3261e',
  dangerFill: '#b3261e',
  dangerFillHover: '#971d16',
  dangerFillPressed: '#7e1711',
  onDanger: '#ffffff',
  dangerSoft: '#fdeceb',
  warning: '#835000',
  warningSoft: '#fdf3df',
  hint: '#3a5a7d',
  hintSoft: '#ecf2f8',
  success: '#176639',
  successSoft: '#e7f5ec',
  focus: '#2456c4',
}

export const DARK: ColorScheme = {
  canvas: '#121316',
  surface: '#1a1b1f',
  sunken: '#26282d',
  pressed: '#303238',
  raised: '#3f434c',
  border: '#383b43',
  borderStrong: '#777c88',
  borderControl: '#6a6f7b',
  text: '#ededf0',
  textMuted: '#a6aab4',
  accent: '#8fb1ff',
  accentHover: '#abc4ff',
  accentFill: '#3d6ae0',
  accentFillHover: '#345cc9',
  accentFillPressed: '#2f54b8',
  onAccent: '#ffffff',
  accentSoft: '#202b45',
  danger: '#ff9f96',
  dangerFill: '#cc3e36',
  dangerFillHover: '#b8362f',
  dangerFillPressed: '#a32f28',
  onDanger: '#ffffff',
  dangerSoft: '#3a2120',
  warning: '#f0be70',
  warningSoft: '#35291a',
  hint: '#a3c5ea',
  hintSoft: '#202a35',
  success: '#83d3a3',
  successSoft: '#1c2e24',
  focus: '#8fb1ff',
}
