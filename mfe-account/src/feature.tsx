import { defineFeature } from '@outcome-studio/shared/feature'
import { PlanScreen } from './plan/PlanScreen.tsx'
import { ProfileScreen } from './profile/ProfileScreen.tsx'

/** Two areas of the product are one feature: which of them is asked for stands in the path it is mounted at. */
export default defineFeature({
  name: 'mfe-account',
  view: ({ host }) => (host.basename === '/auth/plan' ? <PlanScreen /> : <ProfileScreen />),
})
