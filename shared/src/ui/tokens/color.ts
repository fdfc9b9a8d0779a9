import { type ColorScheme, LIGHT } from './colorSchemes.ts'

const names = Object.keys(LIGHT) as readonly (keyof ColorScheme)[]

/** References to the colors of the current scheme, for styles: `color: ${color.text}`. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--os-${name})`])) as {
  readonly [Name in keyof ColorScheme]: string
}

/** Declares a scheme's colors as custom properties. */
export const declareColors = (scheme: ColorScheme): string =>
  names.map((name) => `--os-${name}: ${scheme[name]};`).join('\n')
