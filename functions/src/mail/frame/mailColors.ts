/** The product's colors (shared/src/ui/tokens/colorSchemes.ts), as mails and pages without scripts need them. */
export const LIGHT = {
  canvas: '#fafafb',
  surface: '#ffffff',
  border: '#e2e3e8',
  text: '#1a1b1f',
  textMuted: '#5a5e69',
  accent: '#2456c4',
  accentSoft: '#e9effc',
  onAccent: '#ffffff',
} as const
export type MailColor = keyof typeof LIGHT
export const DARK: Readonly<Record<MailColor, string>> = {
  canvas: '#121316',
  surface: '#1a1b1f',
  border: '#383b43',
  text: '#ededf0',
  textMuted: '#a6aab4',
  accent: '#8fb1ff',
  accentSoft: '#202b45',
  onAccent: '#121316',
}
