import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import 'survey-core/survey-core.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import type { Question } from '#domain/questionnaire/question.ts';
import { surveyForm } from './survey-form.ts';

/** The address carries the complaint; its questions come from the product. */
const complaintId = new URLSearchParams(window.location.search).get('complaint');
const address = `/api/complaints/${complaintId}/questions?gender=female`;
const questions: readonly Question[] = await (await fetch(address)).json();
const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Survey, { model: new Model(surveyForm(questions)) }));
