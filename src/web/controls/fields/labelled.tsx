import type { CSSProperties, ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

type LabelledProps = FieldProps & {
  readonly children: ReactNode;
  /** What is said of the field stands beneath it. */
  readonly isDescribedBelow?: boolean;
  /** What is filled in is no element that a label could point at. */
  readonly isNoInput?: boolean;
  readonly className?: string | undefined;
  /** Takes the whole width of its group. */
  readonly isWide?: boolean | undefined;
};

/** The label of a field, what is said of it, and its error, around what is filled in. */
export function Labelled(props: LabelledProps) {
  const { id, label, description, error, isRequired = false, isDescribedBelow = false } = props;
  const named = { id: `${id}-label`, className: 'field-label' };
  const words = (
    <>
      {label}
      {isRequired ? (
        <span className="field-required" aria-hidden>
          {' *'}
        </span>
      ) : null}
    </>
  );
  const described = description ? (
    <p id={`${id}-description`} className="field-description">
      {description}
    </p>
  ) : null;
  return (
    <div className={props.className} data-wide={props.isWide || undefined}>
      {props.isNoInput ? (
        <div {...named}>{words}</div>
      ) : (
        <label {...named} htmlFor={id}>
          {words}
        </label>
      )}
      {isDescribedBelow ? null : described}
      {props.children}
      {isDescribedBelow ? described : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Why what a field holds cannot be taken. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  );
}

type InputBoxProps = {
  readonly children: ReactNode;
  readonly isWrong?: boolean | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** How wide what stands behind is, where that is not the height of the field. */
  readonly afterWidth?: string | undefined;
  /** What stands behind is pressed itself. */
  readonly isAfterPressed?: boolean;
};

/** The box of an input, with what stands in it before and behind. */
export function InputBox({
  children,
  isWrong,
  before,
  after,
  afterWidth,
  isAfterPressed = false,
}: InputBoxProps) {
  return (
    <div
      className="field-box"
      data-error={isWrong || undefined}
      data-before={before ? true : undefined}
      data-after={after ? true : undefined}
      style={afterWidth === undefined ? undefined : ({ '--after-width': afterWidth } as CSSProperties)}
    >
      {before ? (
        <div className="field-part" data-place="before">
          {before}
        </div>
      ) : null}
      {children}
      {after ? (
        <div className="field-part" data-place="after" data-pressed={isAfterPressed || undefined}>
          {after}
        </div>
      ) : null}
    </div>
  );
}
