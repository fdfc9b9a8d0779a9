/** Colors of drawings. They are for light paper, whatever the scheme on screen. */
export const PAPER = {
  fill: '#ffffff',
  line: '#b9bec9',
  thinLine: '#dcdee5',
  ink: '#1a1b1f',
  muted: '#5a5e69',
  accent: '#2456c4',
} as const
