import { defineFeature } from '@outcome-studio/shared/feature'
import { LiveEvents } from './LiveEvents.tsx'

export default defineFeature({ name: 'mfe-live-events', view: () => <LiveEvents /> })
