import type { Branding, Colors } from './Branding.ts'

/** The colors as custom properties, appended to pages.css. */
export function colorsCss({ colors }: Branding): string {
  if (!colors) return ''
  return `${rootOf(colors.light)}@media (prefers-color-scheme: dark) {\n${rootOf(colors.dark)}}\n`
}

function rootOf(colors: Colors): string {
  const lines = Object.entries(colors).map(([name, value]) => `  --${name}: ${value};\n`)
  return `:root {\n${lines.join('')}}\n`
}
