import * as fc from 'fast-check'
import { readTags } from './readTags.ts'
import { STATUSES, type Triage } from './Triage.ts'

/** An arbitrary for each field of a statement's triage. */
export const triageArbitraries: {
  readonly [Name in keyof Triage]-?: fc.Arbitrary<NonNullable<Triage[Name]>>
} = {
  status: fc.constantFrom(...STATUSES),
  owner: fc.string().map((text) => text.trim() || 'Anna'),
  tags: fc.array(fc.string(), { maxLength: 3 }).map((texts) => readTags(`risk,${texts.join()}`)),
}
