import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature, testMember } from '@outcome-studio/shared/feature/testing'
import { screen, within } from '@testing-library/react'
import feature from '../feature.tsx'

export const FUTURE = '2999-01-01T00:00:00.000Z'
export const PAST = '2020-01-01T00:00:00.000Z'

/** A listener that has failed. */
export const FAILED = {
  data: undefined,
  error: new StudioError('cen/offline'),
  isPending: false,
  refetch: jest.fn(),
}

/** A listener before its first data. */
export const LOADING = { data: undefined, error: null, isPending: true, refetch: () => {} }

/** Renders the plan screen for a member. @param path a query, for example "?billing=monthly" */
export const openPlan = (member: Partial<Member> = {}, path = '') =>
  renderFeature(feature, { basename: '/auth/plan', path, member: createReadable(testMember(member)) })

/** Renders the plan screen for a member who has never subscribed. */
export const openAsNewcomer = (path = '') => openPlan({ accessType: 'NEVER_SUBSCRIBED' }, path)

export const button = (name: string) => screen.findByRole('button', { name })

/** The part of the screen with this heading. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }))
