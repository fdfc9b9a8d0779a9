import { defineFeature } from '@outcome-studio/shared/feature'
import { RulesAdmin } from './admin/RulesAdmin.tsx'

export default defineFeature({ name: 'mfe-outcome-validation', view: () => <RulesAdmin /> })
