import { defineFeature } from '@outcome-studio/shared/feature'
import { ProfileScreen } from './profile/ProfileScreen.tsx'

export default defineFeature({ name: 'mfe-account', view: () => <ProfileScreen /> })
