import type { ErrorReport } from '../ErrorReport.ts'

/** Refused by the product on purpose, for example because of the network. The catalogue has them all. */
const EXPECTED = /^StudioError (?!cen\/internal-error$)/

/** Whether a failure is one that the product tells on purpose, and no fault of its code. */
export const isExpected = ({ errors }: Pick<ErrorReport, 'errors'>): boolean =>
  errors.some((name) => EXPECTED.test(name))
