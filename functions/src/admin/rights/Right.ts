/** Rights that operators grant: `isAdmin` of the record, the claim `liveEventsAdmin`, and access to the coach. */
export const RIGHTS = ['isAdmin', 'liveEventsAdmin', 'coach'] as const
export type Right = (typeof RIGHTS)[number]
