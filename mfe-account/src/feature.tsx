import { MEMBERS_PATH, PLAN_PATH, PROFILE_PATH, SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { defineFeature } from '@outcome-studio/shared/feature'
import { LazyScreen } from './layout/LazyScreen.tsx'
import { preloadWhenIdle } from './layout/preloadWhenIdle.ts'

const profile = createLazy(async () => (await import('./profile/ProfileScreen.tsx')).ProfileScreen)
const plan = createLazy(async () => (await import('./plan/PlanScreen.tsx')).PlanScreen)
// Few members manage a group, so its screen is not preloaded.
const seats = createLazy(async () => (await import('./seats/SeatsScreen.tsx')).SeatsScreen)
// Few members are admins.
const members = createLazy(async () => (await import('./members/MembersScreen.tsx')).MembersScreen)
preloadWhenIdle([profile, plan])

export default defineFeature({
  name: 'mfe-account',
  views: {
    [PROFILE_PATH]: () => <LazyScreen screen={profile} title="Profile" label="Loading your profile" />,
    [PLAN_PATH]: () => <LazyScreen screen={plan} title="Plan" label="Loading your plan" isWide />,
    [SEATS_PATH]: () => <LazyScreen screen={seats} title="Seats" label="Loading the seats" />,
    [MEMBERS_PATH]: () => <LazyScreen screen={members} title="Members" label="Loading the members" isWide />,
  },
})
