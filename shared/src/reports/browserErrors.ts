import { z } from 'zod'
import { jsonFrom } from './jsonFrom.ts'

/** Bytes. Ten errors with ten places each take less. */
export const LARGEST_ERRORS = 16 * 1024

const version = z.string().regex(/^[\w.+-]{1,64}$/)

/** A position in a file that the product serves, for example "/shell/1a2b/main.3c4d.js", from 1 as browsers count. */
const placeSchema = z.strictObject({
  file: z.string().regex(/^\/[\w./-]{1,160}$/),
  line: z.int().min(0).max(10_000_000),
  column: z.int().min(0).max(100_000_000),
})

/** No field can hold a text, a name or an address: each has the form of an identifier or a number. */
const errorSchema = z.strictObject({
  reference: z.string().regex(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  /** The package whose file threw; null if the stack names none. */
  feature: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .nullable(),
  version: version.nullable(),
  /** Version of the shell. */
  release: version.nullable(),
  /** Path in the route table. */
  route: z.string().regex(/^[\w/:*? -]{1,80}$/),
  errors: z
    .array(z.string().regex(/^[A-Za-z][\w./ -]{0,130}$/))
    .min(1)
    .max(8),
  /** Where it was thrown, the innermost place first. */
  places: z.array(placeSchema).max(10),
  request: z
    .string()
    .regex(/^[\w-]{8,40}$/)
    .nullable(),
  /** How often it happened since it was last sent. */
  count: z.int().min(1).max(1_000_000),
})

const errorsSchema = z.array(errorSchema).min(1).max(10)

/** An error of a page, as it is sent to the function reports. */
export type BrowserError = Readonly<z.infer<typeof errorSchema>>

/**
 * Reads the errors that a page sends.
 *
 * @returns null if the text is anything else, has other fields or is too long
 */
export const browserErrors = (text: string): readonly BrowserError[] | null =>
  errorsSchema.safeParse(jsonFrom(text)).data ?? null
