import { defineFeature } from '@outcome-studio/shared/feature'
import { ModelAdmin } from './admin/ModelAdmin.tsx'

export default defineFeature({ name: 'mfe-sia', view: () => <ModelAdmin /> })
