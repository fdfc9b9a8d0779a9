import type { Needs, Offers } from '../core/ReleaseRecord.ts'
/**
 * What a feature needs of a shell and would not get. Empty if the feature can run in it.
 *
 * @returns texts that follow "needs", for example "Chip of @outcome-studio/shared/ui"
 */
export declare function findMismatches(needs: Needs, offers: Offers): readonly string[]
