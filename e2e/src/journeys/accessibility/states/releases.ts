import { ANALYTICS_PATH } from '@outcome-studio/shared/domain/paths'
import { storeAsServer } from '../../../support/asServer.ts'
import { breakCalls } from '../../../support/faults.ts'
import { paletteOf } from '../../../support/paletteOf.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import type { UiState } from '../UiState.ts'

const SUMMARY = { service: 'functions', path: /summarizeFeatureViews$/ } as const

/** Versions of features, as tools admins see and choose them. */
export const releases: readonly UiState[] = [
  {
    name: 'visits that cannot be read',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'failing', SUMMARY)
      await page.goto(`${SHELL_URL}/releases-admin`)
      return broken
    },
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'the releases of features',
    reach: async (page) => {
      await storeAsServer(`${ANALYTICS_PATH}/other.state.1`, {
        event: 'feature_mounted',
        event_params: { feature: 'mfe-sia', version: '19.2.0-1a2b3c4d', milliseconds: 240 },
        uid: 'other',
        timestamp: new Date(),
      })
      await page.reload()
    },
    shows: (page) => page.getByText(/views since/),
  },
  {
    name: 'the panel of versions',
    reach: async (page) => {
      await page.keyboard.press('ControlOrMeta+k')
      await paletteOf(page).fill('Versions of features')
      await page.getByRole('option', { name: /^Versions of features/ }).click()
    },
    shows: (page) => page.getByRole('combobox', { name: 'Version of mfe-account' }),
  },
  {
    name: 'an address that is refused',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Version of mfe-account' }).selectOption('Address')
      await page.getByRole('button', { name: 'Apply and reload' }).click()
    },
    shows: (page) => page.getByText('Enter the address of a manifest.'),
  },
  {
    name: 'the badge of other versions',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Version of mfe-account' }).selectOption('Current')
      await page.getByRole('button', { name: 'Apply and reload' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Use the released ones' }),
  },
]
