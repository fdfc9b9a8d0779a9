import { PLAN_PATH, PROFILE_PATH } from '@outcome-studio/shared/domain'
import { defineFeature } from '@outcome-studio/shared/feature'
import { PlanScreen } from './plan/PlanScreen.tsx'
import { ProfileScreen } from './profile/ProfileScreen.tsx'

export default defineFeature({
  name: 'mfe-account',
  views: { [PROFILE_PATH]: ProfileScreen, [PLAN_PATH]: PlanScreen },
})
