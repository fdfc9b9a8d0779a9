import { EXAMPLES } from './EXAMPLES.ts'
import { TEMPLATES } from './TEMPLATES.ts'
import type { Template } from './Template.ts'

/** The template or worked example of this id; null if there is none. */
export const findTemplate = (id: string): Template | null =>
  [...TEMPLATES, ...EXAMPLES].find((template) => template.id === id) ?? null
