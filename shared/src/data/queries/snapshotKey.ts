import type { QueryKey } from '@tanstack/react-query'

/** Query key of when a query's data was stored on this device; null once the server has answered. */
export const snapshotKey = (queryKey: QueryKey): QueryKey => ['snapshot', ...queryKey]
