import { Skeleton } from '@outcome-studio/shared/ui'

/** Placeholder for the recent documents while they load. */
export function RecentSkeleton({ isShort }: { readonly isShort: boolean }) {
  return <Skeleton label="Loading your documents" lines={isShort ? 2 : 3} />
}
