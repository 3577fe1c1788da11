import {
  IconBug,
  IconBulb,
  IconFileText,
  IconLayout,
  IconMessage,
  type IconProps,
  IconTool,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import { NotesField } from '#web/controls/notes-field.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import classes from './feedback.module.css';
import type { FeedbackForm } from './feedback-form.ts';

const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  bug: IconBug,
  lightbulb: IconBulb,
  tool: IconTool,
  'file-text': IconFileText,
  layout: IconLayout,
};

type FeedbackFieldsProps = {
  readonly categories: readonly FeedbackCategory[];
  readonly form: {
    readonly fields: FeedbackForm;
    readonly errors: Partial<FeedbackForm>;
    readonly set: (field: keyof FeedbackForm, value: string) => void;
  };
};

/** Category, title and description. */
export function FeedbackFields({ categories, form }: FeedbackFieldsProps) {
  return (
    <>
      <Categories categories={categories} form={form} />
      <TextField
        id="title"
        label="Title"
        isRequired
        maxLength={200}
        error={form.errors.title}
        value={form.fields.title}
        onChange={value => form.set('title', value)}
      />
      <NotesField
        id="description"
        label="Description"
        isRequired
        maxLength={5000}
        error={form.errors.description}
        value={form.fields.description}
        onChange={value => form.set('description', value)}
      />
    </>
  );
}

function Categories({ categories, form }: FeedbackFieldsProps) {
  const error = form.errors.category;
  return (
    <fieldset
      className={classes.categories}
      aria-describedby={error === undefined ? undefined : 'category-error'}
    >
      <legend className={classes.legend}>
        Category <span className="mantine-InputWrapper-required">*</span>
      </legend>
      {categories.map((category, index) => {
        const Icon = ICONS[category.icon] ?? IconMessage;
        const value = String(category.id);
        return (
          <label key={category.id} className={classes.category}>
            <input
              type="radio"
              id={index === 0 ? 'category' : undefined}
              name="category"
              value={value}
              checked={form.fields.category === value}
              onChange={() => form.set('category', value)}
            />
            <Icon size={22} stroke={1.6} aria-hidden />
            <span>
              {category.name}
              <span className={classes.about}>{category.description}</span>
            </span>
          </label>
        );
      })}
      {error === undefined ? null : (
        <p id="category-error" className="mantine-InputWrapper-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
