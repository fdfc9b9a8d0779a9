import type { LiveEvent } from '@outcome-studio/shared/domain/events'

/** Whether people without an account are offered a page of the event: it is published and not canceled. */
export const hasPublicPage = ({ status, state }: Pick<LiveEvent, 'status' | 'state'>): boolean =>
  status === 'published' && state !== 'cancelled'
