import { defineFeature } from '@outcome-studio/shared/feature'
import { SiaScreen } from './screen/SiaScreen.tsx'

export default defineFeature({ name: 'mfe-sia', view: () => <SiaScreen /> })
