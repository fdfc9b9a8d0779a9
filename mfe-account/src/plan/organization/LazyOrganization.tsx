import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'

const card = createLazy(async () => (await import('./OrganizationCard.tsx')).OrganizationCard)

/**
 * The numbers of the organization in a chunk of its own, since few people are admins.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyOrganization() {
  const state = useLazy(card)
  if (state.kind === 'failed') throw state.error
  return state.kind === 'loaded' ? <state.value /> : <Skeleton label="Counting the members" lines={1} />
}
