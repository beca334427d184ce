package tavolata;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import tavolata.facts.FactRead;
import tavolata.facts.QuestionRead;

/** What a condition looked at: a {@link FactRead} or a {@link QuestionRead}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({@JsonSubTypes.Type(FactRead.class), @JsonSubTypes.Type(QuestionRead.class)})
public interface Read {}
