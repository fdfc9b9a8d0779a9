import { defineFeature } from '@outcome-studio/shared/feature'
import { LiveEventsScreen } from './LiveEventsScreen.tsx'

export default defineFeature({ name: 'mfe-live-events', view: () => <LiveEventsScreen /> })
