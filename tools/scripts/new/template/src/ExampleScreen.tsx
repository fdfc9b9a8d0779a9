import { Page, PageHeader } from '@outcome-studio/shared/ui'

/** The screen of the area. */
export function ExampleScreen() {
  return (
    <Page>
      <PageHeader title="Example" />
    </Page>
  )
}
