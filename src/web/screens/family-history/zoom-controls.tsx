import { IconArrowAutofitWidth, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import classes from '#web/screens/family-history/pedigree-view.module.css';
import type { Zoom } from '#web/screens/family-history/use-zoom.ts';

export function ZoomControls({ zoom }: { readonly zoom: Zoom }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no form fields.
    <div className={classes.buttons} role="group" aria-label="Size of the drawing">
      <IconButton label="Zoom out" isRepeatable onClick={zoom.zoomOut} isDisabled={zoom.isSmallest}>
        <IconZoomOut size={20} aria-hidden />
      </IconButton>
      <span className={classes.percent}>{Math.round(zoom.scale * 100)}%</span>
      <IconButton label="Zoom in" isRepeatable onClick={zoom.zoomIn} isDisabled={zoom.isLargest}>
        <IconZoomIn size={20} aria-hidden />
      </IconButton>
      <IconButton label="Fit to width" onClick={zoom.fit}>
        <IconArrowAutofitWidth size={20} aria-hidden />
      </IconButton>
      <IconButton label="Whole family" onClick={zoom.showWhole} isDisabled={zoom.isWhole}>
        <IconMaximize size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
