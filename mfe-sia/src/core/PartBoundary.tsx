import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Shown in place of the children once they have failed. */
  readonly fallback: ReactNode
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
}

interface PartBoundaryState {
  readonly hasFailed: boolean
}

/** Catches the rendering errors of one part, so that the session around it can still be read, left and deleted. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false }

  /** Shows the fallback. */
  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true }
  }

  /** Reports the error. */
  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  /** Renders the children, or the fallback after a failure. */
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
