import { defineFeature } from '@outcome-studio/shared/feature'
import { ExampleScreen } from './ExampleScreen.tsx'

export default defineFeature({ name: 'mfe-example', view: () => <ExampleScreen /> })
