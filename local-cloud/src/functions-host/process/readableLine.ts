import { z } from 'zod'

const Entry = z.looseObject({ severity: z.string(), message: z.string() })

/**
 * Extracts the message of a log line, since firebase-functions logs JSON for Cloud Logging.
 *
 * @returns undefined for DEBUG lines, of which there is one for every call
 */
export function readableLine(line: string): string | undefined {
  const entry = parse(line)
  if (!entry) return line
  const { severity, message } = entry
  if (severity === 'DEBUG') return undefined
  return severity === 'INFO' || severity === 'NOTICE' ? message : `${severity} ${message}`
}

function parse(line: string): z.infer<typeof Entry> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return Entry.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
