import { Skeleton } from '@outcome-studio/shared/ui'

/** Stands in for the recent documents while they load. */
export function RecentSkeleton() {
  return <Skeleton label="Loading your documents" />
}
