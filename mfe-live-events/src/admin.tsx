import { defineFeature } from '@outcome-studio/shared/feature'
import { LiveEventsAdmin } from './admin/LiveEventsAdmin.tsx'

export default defineFeature({ name: 'mfe-live-events', view: () => <LiveEventsAdmin /> })
