/** All values that `@outcome-studio/shared/data` exports. */
export type Data = typeof import('../../index.ts')
