import { defineFeature } from '@outcome-studio/shared/feature'
import { LiveEventsAdminScreen } from './LiveEventsAdminScreen.tsx'

export default defineFeature({ name: 'mfe-live-events', view: () => <LiveEventsAdminScreen /> })
