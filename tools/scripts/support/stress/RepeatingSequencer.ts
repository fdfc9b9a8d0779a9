import TestSequencer, { type TestFile } from '../../../build/jest/TestSequencer.ts'

/** The usual order of test files, with each file repeated STRESS_TIMES times. */
export default class RepeatingSequencer extends TestSequencer {
  /** Called by Jest. */
  override sort<File extends TestFile>(files: readonly File[]): readonly File[] {
    const times = Number(process.env.STRESS_TIMES)
    return super.sort(files).flatMap((file) => Array.from({ length: times }, () => file))
  }
}
