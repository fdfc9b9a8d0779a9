import { Button } from '@outcome-studio/shared/ui'

interface FormActionsProps {
  /** Id of the form that the dialog holds. */
  readonly formId: string
  /** Label of the submit button, for example "Create study" or "Rename". */
  readonly label: string
  readonly onCancel: () => void
  readonly isPending: boolean
  readonly isDisabled: boolean
}

/** The buttons of a dialog with a form: cancel and submit. */
export function FormActions({ formId, label, onCancel, isPending, isDisabled }: FormActionsProps) {
  return (
    <>
      <Button tone="quiet" onPress={onCancel}>
        Cancel
      </Button>
      <Button tone="primary" type="submit" form={formId} isPending={isPending} isDisabled={isDisabled}>
        {label}
      </Button>
    </>
  )
}
