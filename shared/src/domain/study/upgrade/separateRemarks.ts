import type { Remark } from '../../checker/Remark.ts'
import { remarkSchema } from '../../checker/remarkSchema.ts'

interface SeparatedRemarks {
  readonly remarks: readonly Remark[]
  /** Entries of another shape, as they were stored. */
  readonly earlier: readonly unknown[]
}

/** Tells remarks of today's shape from others, such as plain texts. */
export function separateRemarks(stored: unknown): SeparatedRemarks {
  const entries = Array.isArray(stored) ? stored : [stored]
  const remarks: Remark[] = []
  const earlier: unknown[] = []
  for (const entry of entries) {
    const parsed = remarkSchema.safeParse(entry)
    if (!parsed.success) earlier.push(entry)
    else {
      remarks.push(parsed.data)
      // Its own findings the checker makes anew, what somebody wrote beside one it does not.
      if (!hasSameFields(parsed.data, entry)) earlier.push(entry)
    }
  }
  return {
    remarks,
    earlier: earlier.filter((entry) => entry !== undefined && entry !== null && entry !== ''),
  }
}

function hasSameFields(remark: object, entry: object): boolean {
  return Object.keys(remark).length === Object.keys(entry).length
}
