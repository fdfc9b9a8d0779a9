import { defineFeature } from '@outcome-studio/shared/feature'
import { NeedsFrameworkScreen } from './NeedsFrameworkScreen.tsx'

export default defineFeature({ name: 'mfe-studies', view: () => <NeedsFrameworkScreen /> })
