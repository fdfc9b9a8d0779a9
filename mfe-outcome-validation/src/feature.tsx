import { defineFeature } from '@outcome-studio/shared/feature'
import { OutcomeValidation } from './OutcomeValidation.tsx'

export default defineFeature({ name: 'mfe-outcome-validation', view: () => <OutcomeValidation /> })
