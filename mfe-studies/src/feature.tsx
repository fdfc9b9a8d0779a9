import { defineFeature } from '@outcome-studio/shared/feature'
import { NeedsFramework } from './NeedsFramework.tsx'

export default defineFeature({ name: 'mfe-studies', view: () => <NeedsFramework /> })
