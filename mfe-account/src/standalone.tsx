import * as data from '@outcome-studio/shared/data'
import { PLAN_PATH, PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import { startStandalone } from '@outcome-studio/shared/feature/standalone'
import { GlobalStyle } from '@outcome-studio/shared/ui'
import feature from './feature.tsx'

void startStandalone(feature, {
  data,
  // Each of its two paths shows its own screen.
  basename: location.pathname.startsWith(PLAN_PATH) ? PLAN_PATH : PROFILE_PATH,
  frame: (page) => <GlobalStyle>{page}</GlobalStyle>,
})
