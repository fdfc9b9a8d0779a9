import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'

interface ScreenBoundaryProps {
  readonly location: Location
  readonly failed: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface ScreenBoundaryState {
  readonly location: Location
  readonly caught: { readonly error: unknown } | null
}

/** Shows a failure in place of a screen that throws, until the location changes. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { location: this.props.location, caught: null }

  /** Shows the failure. */
  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { caught: { error } }
  }

  /** Forgets the failure of an earlier location. */
  static getDerivedStateFromProps(
    { location }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return state.location === location ? null : { location, caught: null }
  }

  /** Renders the children, or the failure after an error. */
  override render(): ReactNode {
    const { caught } = this.state
    return caught === null ? this.props.children : this.props.failed(caught.error)
  }
}
