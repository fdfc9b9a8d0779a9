import { z } from 'zod'
import { jsonFrom } from './jsonFrom.ts'

const address = z.string().max(8192)
const position = z.int().nullish()

const violationSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: address,
    blockedURL: address.nullish(),
    effectiveDirective: z.string().regex(/^[a-z-]{1,40}$/),
    sourceFile: address.nullish(),
    lineNumber: position,
    columnNumber: position,
  }),
})

/** Reports of other kinds, such as deprecations, are ignored. */
const otherSchema = z.object({ type: z.string().refine((type) => type !== 'csp-violation') })

const reportsSchema = z.array(z.union([violationSchema, otherSchema])).max(100)

/** A page blocked something because of its Content Security Policy. */
export class PolicyViolation extends Error {
  override readonly name = 'PolicyViolation'
}

/**
 * Reads the violations in a browser's report. The message has the directive and the shortened addresses. Everything
 * else is dropped: the sample, the referrer, the browser's name, and the policy.
 *
 * @param text body of a request with the type application/reports+json
 * @returns null if the text is no such report
 */
export function violationReports(text: string): readonly PolicyViolation[] | null {
  const parsed = reportsSchema.safeParse(jsonFrom(text))
  if (!parsed.success) return null
  return parsed.data.flatMap((report) =>
    'body' in report ? [new PolicyViolation(describe(report.body))] : [],
  )
}

function describe(body: z.infer<typeof violationSchema>['body']): string {
  const { documentURL, blockedURL, effectiveDirective, sourceFile, lineNumber, columnNumber } = body
  const source = sourceFile ? ` in ${shortened(sourceFile)}:${lineNumber ?? 0}:${columnNumber ?? 0}` : ''
  const blocked = blockedURL ? shortened(blockedURL) : 'something'
  return `${shortened(documentURL)} blocked ${blocked} by ${effectiveDirective}${source}.`
}

/**
 * Origin and first segment of a path. The rest may name a study, a query may hold a token. Of other schemes, only the
 * scheme remains.
 */
function shortened(text: string): string {
  // Browsers report these words in place of an address.
  if (/^[a-z-]{1,30}$/.test(text)) return text
  if (!URL.canParse(text)) return 'an invalid address'
  const { protocol, origin, pathname } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return protocol
  return `${origin}/${pathname.split('/')[1] ?? ''}`
}
